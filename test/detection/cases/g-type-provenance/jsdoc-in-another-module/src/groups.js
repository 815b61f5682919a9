import axios from 'axios';
import './types.js';

/** @returns {Promise<import('./types.js').Group[]>} */
export const loadGroups = async () => (await axios.get('https://api.access.example/groups')).data;

/** @param {import('./types.js').Group} group */
export const isFull = (group) => group.members_count > 99; // finds: members-count
