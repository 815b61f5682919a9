import type { Operation } from '@curfew/schedule';

/** A path template in the notation of the router, and the names of its parameters in order. */
export interface RouteUrl {
  url: string;
  parameters: string[];
}

/** `/cards/{id}/assign` as `/cards/:p0/assign`: parameters by position, since the router does not take every name. */
export function routeUrl({ path }: Pick<Operation, 'path'>): RouteUrl {
  const parameters: string[] = [];
  const url = segmentsOf(path)
    .map((segment) =>
      segment
        .replaceAll(':', '::')
        .replace(/\{([^{}]+)\}/g, (_whole, name: string) => `:p${parameters.push(name) - 1}`),
    )
    .join('/');
  return { url: `/${url}`, parameters };
}

/** Whether a path (without query) is that of an operation, whatever the method. */
export function hasPath({ path, below }: Operation, actual: string): boolean {
  const template = segmentsOf(path);
  const segments = segmentsOf(actual);
  if (segments.length < template.length || (below !== true && segments.length > template.length)) return false;
  return template.every((segment, index) => segment.includes('{') || segment === segments[index]);
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
