import type { NextFunction, Request, Response } from 'express';
import { accessWith } from './access';

export function withAccess(req: Request, _res: Response, next: NextFunction) {
  req.access = accessWith(req.get('x-key') ?? '');
  next();
}
