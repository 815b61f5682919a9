import type { Day, Service } from '@curfew/schedule';
import { docsPath } from './docs-path.js';
import type { Rule } from './surface.js';

const MILLISECONDS_PER_SECOND = 1000;

/**
 * The headers of an answer that used deprecated surface which still works: `Deprecation` (RFC 9745, a structured-field Date),
 * `Sunset` (RFC 8594, an HTTP-date) and a `Link` for each deprecation with the relation of each standard.
 *
 * `Deprecation` is the earliest known day of an announcement; where none is known, the day of the emulator, on which it is
 * deprecated at any rate. `Sunset` is the earliest end: the last second of a sunset that is the last day, the first of one that is
 * the first day without. Either lies on the day that the schedule names. None when nothing was touched.
 */
export function deprecationHeaders(
  touched: Iterable<Rule>,
  asOf: Day,
  sunsetDay: Service['sunsetDay'],
): Record<string, string> {
  const rules = [...touched];
  const sunset = earliest(rules.map((rule) => rule.sunset));
  if (sunset === undefined) return {};
  const announced = earliest(rules.flatMap(({ deprecation }) => deprecation.announced ?? [])) ?? asOf;
  const ids = [...new Set(rules.map(({ deprecation }) => deprecation.id))];
  return {
    deprecation: `@${Date.parse(`${announced}T00:00:00Z`) / MILLISECONDS_PER_SECOND}`,
    sunset: new Date(`${sunset}T${sunsetDay === 'lastDay' ? '23:59:59' : '00:00:00'}Z`).toUTCString(),
    link: ids
      .flatMap((id) =>
        ['deprecation', 'sunset'].map((rel) => `<${docsPath(id)}>; rel="${rel}"; type="application/json"`),
      )
      .join(', '),
  };
}

function earliest(days: readonly Day[]): Day | undefined {
  return days.toSorted()[0];
}
