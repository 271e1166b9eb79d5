# Runabout for hosting: `docker build -t runabout .`, then
#   docker run -p 8000:8000 -v runabout-data:/data -v runabout-cache:/cache runabout
# See docs/serving.md for what may be set, and for several processes on PostgreSQL and Redis.

FROM python:3.13-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /build
RUN python -m venv /opt/runabout
ENV PATH=/opt/runabout/bin:$PATH
# Dependencies first: these layers stay as they are when only the code has changed.
COPY requirements/host.txt requirements/node.txt requirements/
RUN pip install --require-hashes -r requirements/host.txt \
    && pip install --require-hashes -r requirements/node.txt --target .node
COPY web/ web/
COPY hatch_build.py pyproject.toml README.md LICENSE ./
COPY src/ src/
# Builds the page on the way, with the Node in .node/.
RUN pip install --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin runabout \
    && install -d -o runabout -g runabout -m 0700 /data /cache
COPY --from=build /opt/runabout /opt/runabout
ENV PATH=/opt/runabout/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    RUNABOUT_HOST=0.0.0.0 \
    RUNABOUT_PORT=8000 \
    RUNABOUT_FOLDER=/data \
    RUNABOUT_CACHE=/cache \
    RUNABOUT_LOG_FORMAT=json
USER runabout
WORKDIR /data
# /data holds the database and the secret; /cache the compiled rules, which are made again where it is lost.
VOLUME ["/data", "/cache"]
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"RUNABOUT_PORT\"]}/health', timeout=4)"]
ENTRYPOINT ["runabout"]
CMD ["serve"]
