import axios from 'axios';

export type CardType = 'hfcard_desfire' | 'third_party_hf' | 'third_party_lf';

interface Card {
  id: number;
  type: CardType;
}

const NAMES: Record<CardType, string> = { hfcard_desfire: 'DESFire', third_party_hf: 'HF', third_party_lf: 'LF' };

export async function name(id: number): Promise<string> {
  const { data } = await axios.get<Card>(`https://api.access.example/cards/${id}`);
  if (data.type === 'hfcard_desfire' || data.type.startsWith('third_party_')) return NAMES[data.type];
  return 'unknown';
}
