import { box } from '@acme/records';

export function relabel(label: string): void {
  box('card').patch({ sub_type: label }); // finds: card-sub-type
  box('note').patch({ sub_type: label });
}

export function print(log: (text: string) => void): void {
  box('card').each((card) => {
    log(card.sub_type); // finds: card-sub-type
  });
  box('note').each((note) => {
    log(note.sub_type);
  });
  log(box('card').current.sub_type); // finds: card-sub-type
}
