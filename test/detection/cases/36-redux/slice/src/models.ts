export interface Card {
  id: number;
  sub_type: string | null; // finds: card-sub-type
  activated: boolean; // finds: card-assignment
}
