/** Functions of packages by which a component gives a value under a key to all below it: `provide(KEY, client)` and `inject(KEY)`. */

interface Providing {
  gives: string;
  reads: string;
}

const VUE: Providing = { gives: 'provide', reads: 'inject' };

const BY_PACKAGE: Readonly<Record<string, readonly Providing[]>> = {
  vue: [VUE],
  'vue-demi': [VUE],
  '@vue/runtime-core': [VUE],
  '@vue/composition-api': [VUE],
  '@vueuse/core': [{ gives: 'provideLocal', reads: 'injectLocal' }],
  svelte: [{ gives: 'setContext', reads: 'getContext' }],
};

/** The packages of the table. */
export const PROVIDING_PACKAGES: readonly string[] = Object.keys(BY_PACKAGE);

/** The method of an application that gives a value to all its components: `app.provide(KEY, client)`. */
export const PROVIDING_METHOD = VUE.gives;

/** Whether an export of a package gives a value under a key, or reads one; undefined for others. */
export function providing(packageName: string, exported: string): 'gives' | 'reads' | undefined {
  const known = Object.hasOwn(BY_PACKAGE, packageName) ? (BY_PACKAGE[packageName] ?? []) : [];
  if (known.some(({ gives }) => gives === exported)) return 'gives';
  return known.some(({ reads }) => reads === exported) ? 'reads' : undefined;
}
