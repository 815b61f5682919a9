import { useRoot } from './state';

export function label(id: string): string {
  const card = useRoot((root) => root.cards.byId[id]);
  return card?.sub_type ?? ''; // finds: card-sub-type
}

export function labelOfOpen(): string | undefined {
  const { sub_type: label } = useRoot((root) => root.cards.open) ?? {}; // finds: card-sub-type
  return label;
}

export function reportLabel(): string {
  const report = useRoot((root) => root.report);
  return report.sub_type + report.interval;
}
