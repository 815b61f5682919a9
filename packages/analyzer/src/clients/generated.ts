/**
 * Generated clients: calls named like the operations of the service, as methods (`api.assignCard(…)`), functions (`assignCard(…)`) or
 * hooks (`useFetchEvents(…)`). Arguments are laid out differently by each generator; all that are known are read.
 */
import { at, isBodiless, type CallForm, type HttpLibrary } from './library.js';

/** The call of an operation, by its method. */
export const operationForm = (method: string): CallForm => ({
  url: [],
  method: { fixed: method },
  path: [at(0), at(0, 'path'), at(0, 'params', 'path'), at(0, 'params')],
  query: [at(0, 'query'), at(0, 'params', 'query'), at(0, 'params'), ...(isBodiless(method) ? [at(0), at(1)] : [])],
  ...(isBodiless(method) ? {} : { body: [at(0, 'body'), at(0, 'requestBody'), at(1), at(0)] }),
});

export const generatedLibrary: HttpLibrary = {
  name: 'generated',
  globals: {},
  packages: [],
  exports: {},
  factories: {},
  calls: {},
  answer: { direct: true },
};

const HOOK = /^use([A-Z]\w*?)(?:Suspense|Infinite)?(?:Query|Mutation)?$/;
const VARIANT = /^(\w+?)(?:Raw|QueryOptions|MutationOptions|Options|Mutation|Query)$/;

/** The names of operations that the name of a generated function may stand for, the name itself first. */
export function operationNames(name: string): string[] {
  const hook = HOOK.exec(name)?.[1];
  const variant = VARIANT.exec(name)?.[1];
  return [
    name,
    ...(hook === undefined ? [] : [hook.charAt(0).toLowerCase() + hook.slice(1)]),
    ...(variant === undefined ? [] : [variant]),
  ];
}
