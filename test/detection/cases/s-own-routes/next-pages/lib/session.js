export const withSession = (next) => async (req, res) => {
  if (!req.cookies.session) return res.status(401).json({ error: 'signed out' });
  return next(req, res);
};
