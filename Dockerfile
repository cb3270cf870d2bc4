# The site's server, and nothing it does not need. Build at the repository's root:
#   docker build -t milepost-site .
FROM node:24-bookworm-slim AS build
WORKDIR /milepost
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && npx --yes pnpm@12.21.0 exec turbo run build --filter=@milepost/site

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4000 LOG=json
WORKDIR /milepost
COPY --from=build /milepost ./
USER node
EXPOSE 4000
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that is asked to end, so that running requests are finished.
CMD ["node", "--conditions=@milepost/source", "apps/site/server/serve.ts"]
