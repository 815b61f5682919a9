export const enum CardPath {
  List = 'cards',
  Enroll = 'cards/enroll', // finds: card-enroll
}
