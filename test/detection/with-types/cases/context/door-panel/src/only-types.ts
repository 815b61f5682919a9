import { panel } from './panel';

export function chosenLabel(): string {
  const { chosen } = panel.use();
  return chosen.sub_type; // finds: card-sub-type
}

export function labels(): string[] {
  return panel.use().all.map(({ sub_type }) => sub_type); // finds: card-sub-type
}

export function firstLabel(): string | undefined {
  return panel.use().all[0]?.['sub_type']; // finds: card-sub-type
}
