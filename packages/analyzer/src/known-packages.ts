/** The packages that some table of the analyzer knows, for the page that lists them. */
import { LIBRARIES } from './clients/all-libraries.js';
import { BOX_PACKAGES } from './clients/boxes.js';
import { collectionFunctionName } from './clients/collection-functions.js';
import { DELEGATE_PACKAGES } from './clients/delegates.js';
import { ELECTRON_PACKAGES } from './clients/electron.js';
import { EMITTER_PACKAGES } from './clients/event-emitters.js';
import { EXTENSION_PACKAGES } from './clients/extensions.js';
import { APPLICATION_PACKAGES } from './clients/carriers.js';
import { GRAPHQL_PACKAGES } from './clients/graphql.js';
import { FUNCTION_PACKAGES } from './clients/package-functions.js';
import { NORMALIZER_PACKAGES } from './clients/normalizers.js';
import { OBJECT_MAPPERS } from './clients/object-mappers.js';
import { NGRX_PACKAGES } from './clients/ngrx.js';
import { SIGNATURE_PACKAGES } from './clients/package-signatures.js';
import { SETTINGS_PACKAGES } from './clients/settings.js';
import { STORE_PACKAGES } from './clients/redux.js';
import { ROUTE_PACKAGES } from './clients/route-modules.js';
import { PROVIDING_PACKAGES } from './clients/provided-values.js';
import { isSchemaPackage } from './clients/schemas.js';
import { SIGNAL_PACKAGES } from './clients/signals.js';
import { URL_PACKAGES } from './clients/url-builders.js';

/** All packages that the tables name, in order, without those that are parts of the platform or made up by a framework. */
export function knownPackages(): string[] {
  const named = [
    ...LIBRARIES.flatMap(({ packages }) => packages),
    ...BOX_PACKAGES,
    ...APPLICATION_PACKAGES,
    ...DELEGATE_PACKAGES,
    ...ELECTRON_PACKAGES,
    ...EMITTER_PACKAGES,
    ...EXTENSION_PACKAGES,
    ...FUNCTION_PACKAGES,
    ...GRAPHQL_PACKAGES,
    ...NORMALIZER_PACKAGES,
    ...OBJECT_MAPPERS,
    ...PROVIDING_PACKAGES,
    ...ROUTE_PACKAGES,
    ...SETTINGS_PACKAGES,
    ...SIGNATURE_PACKAGES,
    ...STORE_PACKAGES,
    ...NGRX_PACKAGES,
    ...SIGNAL_PACKAGES,
    ...URL_PACKAGES,
  ];
  return [...new Set(named.filter((name) => !name.startsWith('#')).map(packageOf))].sort();
}

/** True for a package that the tables know, by its name or by a pattern for the family it is of. */
export function isKnownPackage(name: string): boolean {
  return knownPackages().includes(name) || isSchemaPackage(name) || collectionFunctionName(name, ['map']) !== undefined;
}

/** The package of a specifier: `svelte` of `svelte/store`, `@scope/name` of `@scope/name/part`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
