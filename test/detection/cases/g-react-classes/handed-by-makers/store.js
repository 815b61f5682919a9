import { combineReducers, createStore } from 'redux';
import { createSelector } from 'reselect';
import orderBy from 'lodash/orderBy';
import api from './api';
import collection from './collection';

export const groups = collection('groups', 'id', api.groups);
export const cards = collection('cards', 'uid', api.cards);
export const teams = collection('teams', 'id', api.teams);

export default createStore(
  combineReducers({ groups: groups.reducer, cards: cards.reducer, teams: teams.reducer }),
);

const entriesOf = (name) =>
  createSelector(
    (state) => state[name].byKey,
    (state) => state[name].order,
    (byKey, order) => order.map((key) => byKey[key]),
  );

export const selectTeams = entriesOf('teams');
export const selectCards = entriesOf('cards');
export const selectGroups = createSelector(entriesOf('groups'), (all) => orderBy(all, ['members_count'])); // finds: members-count
export const selectTeamSizes = createSelector(entriesOf('teams'), (all) => all.map((team) => team.members_count));
