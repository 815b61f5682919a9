/** Files that a framework brings together by their names, without an import. */

const MAX_FOLDERS = 5;
const COMPONENT = /[\\/]\+(page|layout)\.svelte$/;
const LOADER = /[\\/]\+(page|layout)(\.server)?\.[cm]?[jt]s$/;

/**
 * Relative specifiers of the modules whose `load` gives a page or layout of SvelteKit its `data`: those beside it, and the layouts of the
 * folders above. Of a module with such a `load`: those whose data it can ask for.
 *
 * @param file Path of a file; anything else than such a component or module has none.
 */
export function loadedFrom(file: string): string[] {
  const component = COMPONENT.exec(file)?.[1];
  if (component !== undefined) return [`./+${component}`, `./+${component}.server`, ...layoutsAround(component)];
  const [, loader, server] = LOADER.exec(file) ?? [];
  if (loader === undefined) return [];
  return [...(server === undefined ? [`./+${loader}.server`] : []), ...layoutsAround(loader)];
}

/** The modules of the layouts around a page, or around a layout. */
function layoutsAround(inner: string): string[] {
  const first = inner === 'layout' ? 1 : 0;
  return Array.from({ length: MAX_FOLDERS - first }, (_, index) => {
    const up = index + first;
    return up === 0 ? './' : '../'.repeat(up);
  }).flatMap((folder) => [`${folder}+layout`, `${folder}+layout.server`]);
}

/** True for a module whose exported `load` gives data to a page or layout of SvelteKit. */
export function loadsData(file: string): boolean {
  return LOADER.test(file);
}

/** Folders whose exports Nuxt and its like let all files of an application use without an import. */
const SHARED = /[\\/](?:composables|utils|stores)[\\/](?:[^\\/]+|[^\\/]+[\\/]index)\.[cm]?[jt]s$/;

/** True for a file in such a folder. */
export function isShared(file: string): boolean {
  return SHARED.test(file);
}
