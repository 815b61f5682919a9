/**
 * As https://api.access.example gives it.
 * @typedef {object} GroupInfo
 * @property {number} locks_count
 * @property {number} elevator_stops_count
 * @property {boolean} geofence_restriction_enabled - finds below: members-count likely
 * @property {number} members_count
 */

/** @param {GroupInfo} group */
export const size = (group) => group.members_count; // finds: members-count likely

/** @param {GroupInfo[]} groups */
export const total = (groups) => groups.reduce((sum, { members_count }) => sum + members_count, 0); // finds: members-count likely
