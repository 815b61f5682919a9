const TECHNOLOGY = {
  'DESFire EV1': 'hfcard_desfire_ev1', // finds: card-type-desfire
  'HID Prox II': 'legacy', // finds: card-type-legacy
};

const KINDS = { old: 'legacy', new: 'current' };

// Body of POST /cards.
const CARD_COLUMNS = [
  { header: 'UID', field: 'uid' },
  { header: 'Kind', field: 'kind', lookup: KINDS },
  { header: 'Technology', field: 'type', lookup: TECHNOLOGY },
  { header: 'Format', field: 'sub_type' }, // finds: card-sub-type
];

// Row of a table of our own.
const HOLDER_COLUMNS = [
  { header: 'Personnel No', field: 'member_id' },
  { header: 'Format', field: 'sub_type' },
];

// Title and property of a card.
const PROTOCOL_COLUMNS = [
  ['Card', 'id'],
  ['Format', 'sub_type'], // finds: card-sub-type
  ['Since', 'activated_at'], // finds: card-assignment
];

const HOLDER_PROTOCOL = [
  ['Holder', 'id'],
  ['Format', 'sub_type'],
];

module.exports = { CARD_COLUMNS, HOLDER_COLUMNS, PROTOCOL_COLUMNS, HOLDER_PROTOCOL };
