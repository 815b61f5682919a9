import axios from 'axios';
import { groupsReceived, groupsRequested } from './groups-slice';

export const loadGroups = () => async (dispatch) => {
  dispatch(groupsRequested());
  const response = await axios.get('https://api.access.example/groups');
  dispatch(groupsReceived(response.data));
};
