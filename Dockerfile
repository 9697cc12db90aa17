# 文档站的镜像：构建，然后由普通用户身份的 nginx 提供服务。说明见 docs/deployment.md。
#
#   docker build -t docs .
#   docker build -t docs --build-arg PREVIOUS=registry.example.com/docs:latest .   # 保留上一版的散列文件
#   docker run --rm -p 8080:8080 --read-only --tmpfs /srv/docs/run:uid=10001 docs
ARG PREVIOUS=first-release
# 按摘要引用，同一次提交总是同样的底；新的版本由 Renovate 提出
ARG DEBIAN=debian:bookworm-20260824-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171

FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
# git：每页的修改日期来自历史
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates git \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# 浏览器改用 Algolia 搜索时需要的公开变量；发布索引用的管理密钥不要放进镜像（docs/deployment.md）
ARG ALGOLIA_APP_ID
ARG ALGOLIA_SEARCH_KEY
ARG ALGOLIA_INDEX_NAME
# 压得更小，见 docs/deployment.md
RUN BROTLI_QUALITY=11 npm run build

FROM ${DEBIAN} AS first-release
RUN mkdir -p /srv/docs

FROM ${PREVIOUS} AS previous

FROM build AS release
COPY --from=previous /srv/docs /srv/docs
RUN npm run release -- /srv/docs

FROM ${DEBIAN}
RUN apt-get update \
    && apt-get install -y --no-install-recommends curl gettext-base nginx-light libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin docs
# 页面与配置归 root，服务只能读
COPY --from=release /srv/docs /srv/docs
COPY deploy/ /srv/docs/
# 站点的地址，与 src/site/facts.ts 里的相同
ARG DOCS_HOST=open-platform.realsee.com
ARG DOCS_PREFIX=/developer
RUN for name in http site root; do \
        envsubst '$DOCS_HOST $DOCS_PREFIX' < /srv/docs/nginx/$name.conf.template > /srv/docs/nginx/$name.conf; \
    done
# 容器的日志去标准输出：run/ 在内存里
RUN mkdir -p /srv/docs/run && chown docs:docs /srv/docs/run \
    && sed -i 's# run/missing.log # /dev/stdout #' /srv/docs/nginx.conf
USER 10001
EXPOSE 8080
# 先答完手上的请求再退出
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
    CMD curl -fsS -o /dev/null http://127.0.0.1:8080/robots.txt
ENTRYPOINT ["nginx", "-p", "/srv/docs", "-c", "nginx.conf", "-g", "daemon off;"]
