# The image of Bagdar: `docker build -t bagdar .`, or compose.yaml, which says the rest. What its last stage copies is all that
# production needs; tests/operations holds both to one another.
# 20 or 22. On 24 a driver that is compiled here would end the site, and is refused (docs/decisions/110).
ARG NODE_VERSION=22

# Where no prebuilt SQLite driver can be had, it is compiled.
FROM node:${NODE_VERSION}-bookworm-slim AS tools
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./

FROM tools AS packages
RUN npm ci --omit=dev --no-audit --no-fund

FROM tools AS build
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PRISMA_SKIP_POSTINSTALL_GENERATE=1
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATABASE_URL=file:/data/bagdar.db \
  FILES_FOLDER=/data/files
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/prisma/migrations-postgres ./prisma/migrations-postgres
COPY --from=build /app/build ./build
# The one folder that is written; uploads on their way are in /tmp.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Migrates, brings the content up to date and serves. Of several processes on PostgreSQL `migrate.js` runs first, once, and
# then as many `index.js` and `worker.js` as are wanted.
CMD ["node", "build/server/serve.js"]
