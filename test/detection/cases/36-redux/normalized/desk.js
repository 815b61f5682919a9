import { createStore, combineReducers } from 'redux';
import { createSelector } from 'reselect';
import { denormalize, schema } from 'normalizr';
import { fetchCards, fetchGroup, fetchMembers, fetchVouchers } from './api';

const LOADED = 'desk/LOADED';

function desk(state = { members: {}, cards: {}, groups: {}, vouchers: {} }, action) {
  switch (action.type) {
    case LOADED:
      return {
        ...state,
        members: { ...state.members, ...action.entities.members },
        cards: { ...state.cards, ...action.entities.cards },
        groups: { ...state.groups, ...action.entities.groups },
        vouchers: { ...state.vouchers, ...action.entities.vouchers },
      };
    default:
      return state;
  }
}

export const store = createStore(combineReducers({ desk }));

export async function load() {
  const members = await fetchMembers();
  const cards = await fetchCards();
  const groups = await fetchGroup(1);
  const vouchers = await fetchVouchers();
  store.dispatch({
    type: LOADED,
    entities: { ...members.entities, ...cards.entities, ...groups.entities, ...vouchers.entities },
  });
  const [first] = denormalize([1], [new schema.Entity('cards')], cards.entities);
  return first.sub_type; // finds: card-sub-type
}

const root = (state) => state.desk;
export const getMembers = createSelector(root, ({ members }) => Object.values(members));
export const getOwners = createSelector(getMembers, (members) => members.filter((member) => member.card_assigned)); // finds: member-card-assignment
export const getFormats = createSelector(root, ({ cards }) => Object.values(cards).map((card) => card.sub_type)); // finds: card-sub-type
export const getSizes = createSelector(root, ({ groups }) => Object.values(groups).map((group) => group.members_count)); // finds: members-count
export const getCodes = createSelector(root, ({ vouchers }) => Object.values(vouchers).map((card) => card.sub_type));
