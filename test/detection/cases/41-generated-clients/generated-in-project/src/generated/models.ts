export type Card = {
  id: number;
  sub_type?: string; // finds: card-sub-type
};
