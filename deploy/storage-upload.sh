#!/bin/sh
# 把一个版本原地上传到对象存储，按切换时读者不会出错的顺序；每一步传完再传下一步。用 rclone，配置见 rclone config。
#   npm run release -- ./out --host storage && deploy/storage-upload.sh ./out remote:bucket
set -eu
if [ $# -ne 2 ]; then
    echo '要两个参数：deploy/storage-upload.sh <发布的目录> <rclone 的目标，例如 remote:bucket>' >&2
    exit 2
fi
out=$1
target=$2
if ! ls "$out"/upload/*.txt >/dev/null 2>&1; then
    echo "$out 里没有上传的清单：先运行 npm run release -- $out --host storage" >&2
    exit 1
fi
for list in "$out"/upload/*.txt; do
    case $list in
        *-hashed.txt) cache='public, max-age=31536000, immutable' ;;
        *) cache='no-cache' ;;
    esac
    set -- --header-upload "Cache-Control: $cache"
    case $list in
        *-markdown.txt) set -- "$@" --header-upload 'Content-Type: text/markdown; charset=utf-8' ;;
        *-declarations.txt) set -- "$@" --header-upload 'Content-Type: text/plain; charset=utf-8' ;;
    esac
    rclone copy "$out/current" "$target" --files-from-raw "$list" --checksum "$@"
done
rclone copy "$out/current" "$target" --exclude '*/**' --header-upload 'Cache-Control: no-cache'
