/** How a member is set in Vue 2, which cannot see that it is added: `Vue.set(table, id, card)`, `this.$set(table, id, card)`, `set(…)`. */

const PACKAGES = ['vue', '@vue/composition-api', 'vue-demi'];

/** True for the method of an instance, whatever the instance is. */
export function setsOnInstance(method: string): boolean {
  return method === '$set';
}

/** True for the export of a package, or the method of its default export, that sets a member of what it is given first. */
export function setsMember(packageName: string, exported: string): boolean {
  return PACKAGES.includes(packageName) && exported === 'set';
}
