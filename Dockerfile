# The service, its migrations and its imports in one image: `serve` by default, any other command in its place.
#   docker build -t checkout-verification .
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN node scripts/prepare.mjs

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
COPY verify/package.json verify/
COPY test/package.json test/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/README.md /app/LICENSE /app/NOTICE.md ./
COPY --from=build /app/data data
COPY --from=build /app/docs/openapi.json docs/
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Requests that are in flight fit into the young generation, and the old one is collected half as often: less processor
# time for some memory (docs/performance.md).
ENTRYPOINT ["node", "--max-semi-space-size=32", "--heap-growing-percent=100", "dist/main.js"]
CMD ["serve"]
