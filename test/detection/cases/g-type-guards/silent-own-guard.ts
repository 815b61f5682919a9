interface Player {
  sub_type: string;
}

export const BASE = 'https://api.access.example';

const isPlayer = (value: unknown): value is Player => typeof value === 'object' && 'sub_type' in (value as object);

export const kinds = (items: unknown[]) => items.filter(isPlayer).map((player) => player.sub_type);
