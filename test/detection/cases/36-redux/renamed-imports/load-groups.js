import axios from 'axios';
import { received as groupsReceived } from './groups-slice.js';

export const loadGroups = () => async (dispatch) => {
  const { data } = await axios.get('https://api.access.example/groups');
  dispatch(groupsReceived(data));
};
