#!/bin/sh
# 把一个版本原地上传到对象存储，按切换时读者不会出错的顺序；每一步传完再传下一步。用 rclone，配置见 rclone config。
#   npm run release -- ./out --host storage && deploy/storage-upload.sh ./out remote:bucket
set -eu
out=$1
target=$2
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
