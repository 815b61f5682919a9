/** Files that a framework brings together by their names, without an import. */

const MAX_FOLDERS = 5;
const PAGE = /[\\/]\+page\.svelte$/;
const LAYOUT = /[\\/]\+layout\.svelte$/;

/**
 * Relative specifiers of the modules whose `load` gives a page or layout of SvelteKit its `data`: those beside it, and the layouts of the
 * folders above.
 *
 * @param file Path of a file; anything else than such a component has none.
 */
export function loadedFrom(file: string): string[] {
  const names = PAGE.test(file) ? ['+page', '+layout'] : LAYOUT.test(file) ? ['+layout'] : [];
  return names.flatMap((name) => {
    const folders = Array.from({ length: name === '+layout' ? MAX_FOLDERS : 1 }, (_, up) =>
      up === 0 ? './' : '../'.repeat(up),
    );
    return folders.flatMap((folder) => [`${folder}${name}`, `${folder}${name}.server`]);
  });
}
