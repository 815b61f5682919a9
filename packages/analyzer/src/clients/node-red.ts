/** Node-RED: the calls by which a node of a flow is registered and found. */

/** `RED.nodes.registerType('door-server', DoorServer)`: the type and what makes nodes of it. */
export const REGISTERS_NODE = 'registerType';

/** `RED.nodes.getNode(config.server)`: some node that was made. */
export const FINDS_NODE = 'getNode';

/** The member of the runtime that has both. */
export const NODES = 'nodes';
