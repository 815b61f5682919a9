// Filters of the report. All content is in the markup; this only hides findings, opens them, and moves between them.
// A classic script in a block of its own: nothing of it is global.
{
  const form = /** @type {HTMLFormElement} */ (document.querySelector('.filters'));
  const groups = [...document.querySelectorAll('.group')].map((section) => ({
    section: /** @type {HTMLElement} */ (section),
    count: /** @type {HTMLElement} */ (section.querySelector('.count')),
    findings: /** @type {HTMLDetailsElement[]} */ ([...section.querySelectorAll('.finding')]),
  }));

  /** @param {string} name */
  const control = (name) => /** @type {HTMLSelectElement | HTMLButtonElement} */ (form.elements.namedItem(name));
  const names = ['id', 'phase', 'folder', 'confidence'];

  /** @returns {[string, string][]} the filters in use */
  const chosen = () =>
    names
      .map((name) => /** @type {[string, string]} */ ([name, control(name).value]))
      .filter(([, value]) => value !== '');

  /**
   * @param {HTMLElement} finding
   * @param {[string, string]} filter
   */
  const passes = (finding, [name, value]) =>
    name === 'folder' ? finding.dataset['file']?.startsWith(value) === true : finding.dataset[name] === value;

  /**
   * @param {number} count
   * @returns {string} `1 finding`, `2 findings`
   */
  const counted = (count) => `${String(count)} finding${count === 1 ? '' : 's'}`;

  const apply = () => {
    const filters = chosen();
    let all = 0;
    let shown = 0;
    for (const { section, count, findings } of groups) {
      let here = 0;
      for (const finding of findings) {
        finding.hidden = !filters.every((filter) => passes(finding, filter));
        if (!finding.hidden) here += 1;
      }
      section.hidden = here === 0;
      count.textContent = here === findings.length ? counted(here) : `${String(here)} of ${counted(findings.length)}`;
      all += findings.length;
      shown += here;
    }
    control('open').textContent = isAllOpen() ? 'Close all' : 'Open all';
    const status = form.querySelector('.status');
    if (status) status.textContent = shown === all ? counted(all) : `${String(shown)} of ${counted(all)}`;
  };

  const visible = () => groups.flatMap(({ findings }) => findings.filter(({ hidden }) => !hidden));
  const isAllOpen = () => visible().every(({ open }) => open);

  /** The address keeps the filters, so that a link shows the same. */
  const remember = () => {
    const hash = new URLSearchParams(chosen()).toString();
    history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
  };

  /** Takes the filters from the address; one that this report does not have is left alone. */
  const recall = () => {
    if (!location.hash.includes('=')) return;
    for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
      if (names.includes(name)) {
        const select = control(name);
        select.value = value;
        if (select.value !== value) select.value = '';
      }
  };

  /** Moves the focus to the finding after (1) or before (-1) the one that has it. @param {Element} from @param {1 | -1} step */
  const move = (from, step) => {
    const findings = visible();
    const next = findings[findings.findIndex((finding) => finding.contains(from)) + step];
    next?.querySelector('summary')?.focus();
  };

  if (groups.length > 0) {
    form.hidden = false;
    form.addEventListener('input', () => {
      apply();
      remember();
    });
    form.addEventListener('reset', () => {
      // The controls are reset after their form says so.
      setTimeout(() => {
        apply();
        remember();
      });
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    control('open').addEventListener('click', () => {
      const open = !isAllOpen();
      for (const finding of visible()) finding.open = open;
      apply();
    });
    document.querySelector('main')?.addEventListener('keydown', (event) => {
      const at = event.target instanceof Element ? event.target.closest('summary') : null;
      if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'j') move(at, 1);
      if (event.key === 'k') move(at, -1);
    });
    // A link to a group that a filter hides shows all of it.
    addEventListener('hashchange', () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target?.closest('[hidden]')) {
        form.reset();
        setTimeout(() => {
          target.scrollIntoView();
        });
      } else if (location.hash.includes('=')) {
        recall();
        apply();
      }
    });
    recall();
    apply();
  }
}
