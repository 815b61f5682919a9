import { initContract } from '@ts-rest/core';
import { createExpressEndpoints, initServer } from '@ts-rest/express';
import express from 'express';

const c = initContract();
const contract = c.router({
  events: { method: 'GET', path: '/events', responses: {} },
  enroll: { method: 'POST', path: '/cards/enroll', body: c.type<object>(), responses: {} },
});

const server = initServer();
const router = server.router(contract, { events: async () => ({ status: 200 }), enroll: async () => ({ status: 200 }) });
createExpressEndpoints(contract, router, express());

export const upstream = 'https://api.access.example';
