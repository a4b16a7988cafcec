FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The sources stay in the image: a start compares them with the build, and finds that there is nothing to do.
# The build writes a list of all packages (SBOM) to dist/sbom.json.
RUN npm run build && npm prune --omit=dev && mkdir /data

# The same system without bash and npm. The small shell, dash, stays: it sets the limits of the processes that read PDF
# files (api/domains/abonos/reading/reader-child.ts).
FROM node:20-bookworm-slim
RUN rm -r /bin/bash /bin/rbash /usr/local/bin/npm /usr/local/bin/npx /usr/local/lib/node_modules /opt
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# As `npm start` has it: what is freed goes back to the system.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build --chown=1000:1000 /data /data
COPY --from=build /app ./
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without the image's own entry point, which is a shell script.
ENTRYPOINT []
CMD ["node", "scripts/start.js"]
