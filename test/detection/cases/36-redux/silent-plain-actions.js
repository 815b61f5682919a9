export const ACCESS = 'https://api.access.example';

export const load = () => async (dispatch) => {
  const cards = await (await fetch('https://shop.example/cards')).json();
  const groups = await (await fetch(`${ACCESS}/groups`)).json();
  dispatch({ type: 'gifts', cards });
  dispatch({ type: 'groups', groups });
  dispatch({ type: 'count', members_count: groups.length });
};

export function gifts(state = {}, action) {
  switch (action.type) {
    case 'gifts':
      return { kinds: action.cards.map((card) => card.sub_type) };
    case 'count':
      return { total: action.members_count };
    case 'groups':
      return { total: action.count.members_count, names: action.groups.map((group) => group.name) };
    default:
      return state;
  }
}
