// Many reasons of plans as few lines: those that differ only in a name become one.

/** What differs from code to code: something in code marks, a field with its resource. */
const SLOT = /`[^`]*`|\b[A-Z]\w*\.\w+\b|'[^']*'/g;
/** Values that a line shows of a slot. */
const SHOWN = 3;

/**
 * The reasons, each kind once, in the order of their first use.
 * @param {readonly string[]} reasons
 * @returns {string[]}
 */
export function reasonList(reasons) {
  /** @type {Map<string, string[][]>} */
  const kinds = new Map();
  for (const reason of reasons.map(readable)) {
    const kind = reason.replace(SLOT, (slot) => slot.charAt(0));
    const slots = reason.match(SLOT) ?? [];
    const known = kinds.get(kind) ?? slots.map(() => []);
    for (const [index, slot] of slots.entries()) if (!known[index]?.includes(slot)) known[index]?.push(slot);
    kinds.set(kind, known);
  }
  const texts = new Map(
    reasons.map(readable).map((reason) => [reason.replace(SLOT, (slot) => slot.charAt(0)), reason]),
  );
  return [...kinds].map(([kind, slots]) => {
    let index = 0;
    return (texts.get(kind) ?? '').replace(SLOT, () => {
      const values = slots[index++] ?? [];
      return [...values.slice(0, SHOWN), ...(values.length > SHOWN ? ['…'] : [])].join(' / ');
    });
  });
}

/** @param {string} reason */
function readable(reason) {
  // A template in code marks would end them.
  const plain = reason.includes('${') ? reason.replaceAll('`', '') : reason;
  return plain.replace(/('[^']*'), (?:'[^']*', ){2,}'[^']*' and ('[^']*')/g, '$1, … and $2');
}
