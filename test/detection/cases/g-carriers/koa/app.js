const Koa = require('koa');
const { Access } = require('./access');

const app = new Koa();
app.context.access = new Access(process.env.KEY);

app.use(async (ctx, next) => {
  ctx.state.groups = await ctx.access.groups();
  await next();
});

app.use(async (ctx) => {
  ctx.body = ctx.state.groups.map((group) => group.members_count); // finds: members-count
});
