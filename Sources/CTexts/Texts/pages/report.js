(() => {
  'use strict';
  const main = document.querySelector('main');
  const screens = document.getElementById('screens');
  const form = document.getElementById('filters');
  let cards = [];

  const fold = (text) => text.toLowerCase();
  const read = (card) => {
    const list = card.querySelector('.findings');
    return {
      card,
      guidelines: card.dataset.guidelines.split(' '),
      head: fold(card.firstElementChild.textContent),
      findings: list ? Array.from(list.children, (item) => ({
        item,
        severity: item.dataset.severity,
        rule: item.dataset.rule,
        pack: item.dataset.rule.split('/')[0],
        words: null,
      })) : [],
    };
  };
  const words = (finding) => {
    if (finding.words === null) {
      const parts = finding.item.querySelectorAll('.message, .meta');
      finding.words = fold(Array.from(parts, (part) => part.textContent).join(' '));
    }
    return finding.words;
  };
  const badges = (entry) => {
    entry.badges ??= Array.from(entry.card.querySelectorAll('g[data-finding]'));
    return entry.badges;
  };

  const filter = () => {
    const boxes = form.querySelectorAll('[name=severity]:checked');
    const severities = new Set(Array.from(boxes, (box) => box.value));
    const guideline = form.elements.guideline.value;
    const rule = form.elements.rule.value;
    const wanted = fold(form.elements.text.value).split(/\s+/).filter(Boolean);
    const narrows = rule !== '' || severities.size < 3;
    let screenCount = 0;
    let findingCount = 0;
    for (const entry of cards) {
      const applies = !guideline || entry.guidelines.includes(guideline);
      const named = wanted.every((word) => entry.head.includes(word));
      let count = 0;
      const off = new Set();
      for (const finding of entry.findings) {
        const isShown = applies && severities.has(finding.severity) && (!rule || finding.rule === rule)
          && (!guideline || finding.pack === guideline)
          && (named || wanted.every((word) => entry.head.includes(word) || words(finding).includes(word)));
        if (finding.item.hidden === isShown) finding.item.hidden = !isShown;
        if (isShown) count += 1; else off.add(finding.item.dataset.number);
      }
      const isShown = count > 0 || (applies && !narrows && named);
      if (entry.card.hidden === isShown) entry.card.hidden = !isShown;
      if (isShown && (off.size > 0 || entry.isDimmed)) {
        for (const badge of badges(entry)) badge.classList.toggle('off', off.has(badge.dataset.finding));
        entry.isDimmed = off.size > 0;
      }
      if (isShown && entry.card.dataset.screen !== undefined) screenCount += 1;
      findingCount += count;
    }
    const total = screens.querySelectorAll('[data-screen]').length;
    screens.querySelector('.none').hidden = screenCount > 0 || findingCount > 0 || total === 0;
    document.getElementById('shown').textContent =
      `${screenCount} of ${total} screens, ${findingCount} ${findingCount === 1 ? 'finding' : 'findings'}`;
  };

  const reset = () => {
    form.reset();
    filter();
  };

  // What has not been shown yet has an estimated height, so the place moves while the page is drawn.
  const settle = (target, frames = 8) => {
    const before = target.getBoundingClientRect().top;
    target.scrollIntoView();
    const isThere = Math.abs(target.getBoundingClientRect().top - before) < 1;
    if (frames > 0 && !(isThere && frames < 6)) requestAnimationFrame(() => settle(target, frames - 1));
  };

  const follow = () => {
    if (location.hash.length < 2) return;
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { return; }
    const short = name.startsWith('screen-') ? name.slice(7) : null;
    const target = document.getElementById(name)
      ?? cards.find((entry) => short !== null && entry.card.dataset.screen === short)?.card;
    if (!target) return;
    if (target.closest('[hidden]')) reset();
    const group = target.closest('details');
    if (group) group.open = true;
    settle(target);
    if (target.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  };

  if (form) {
    main.insertBefore(document.getElementById('overview'), screens);
    screens.insertBefore(form, screens.children[1]);
    screens.append(...screens.querySelectorAll('.quiet'), ...screens.querySelectorAll('.none, :scope > .caution'));
    cards = Array.from(screens.querySelectorAll('article'), read);
    form.hidden = false;
    form.addEventListener('input', filter);
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('reset', () => setTimeout(filter));
    document.getElementById('overview').addEventListener('click', (event) => {
      const button = event.target.closest('[data-show]');
      if (!button) return;
      form.reset();
      form.elements.rule.value = button.dataset.show;
      filter();
      settle(screens);
      form.elements.rule.focus({ preventScroll: true });
    });
    const light = (event, isLit) => {
      const item = event.target.closest?.('.finding[data-number]');
      if (!item) return;
      const badges = item.closest('article').querySelectorAll(`g[data-finding="${item.dataset.number}"]`);
      for (const badge of badges) badge.classList.toggle('lit', isLit);
    };
    for (const name of ['mouseover', 'focusin']) screens.addEventListener(name, (event) => light(event, true));
    for (const name of ['mouseout', 'focusout']) screens.addEventListener(name, (event) => light(event, false));
    filter();
  }
  addEventListener('hashchange', follow);
  addEventListener('beforeprint', () => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
  follow();
})();
