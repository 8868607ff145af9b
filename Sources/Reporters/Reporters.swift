// Reporters: diagnostics in the formats that people, editors and CI systems read.
//
// A reporter renders the report of one file at a time, on any thread, and what belongs before, between and after them.
// Everything that comes from a description is data: each reporter makes it inert for its format.
