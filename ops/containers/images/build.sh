#!/usr/bin/env bash
# Builds the base images of infra/compose.yml from Debian's and npm's packages, for a machine that reaches no image registry.
# Run by ops/containers.ts with a folder for its files. Needs root, debootstrap and a Docker engine.
#   node      the same Debian 13 and Node 24 as the image of the registry
#   postgres  PostgreSQL 17 with an entry point of ours
#   redis     Valkey 8
#   caddy     Caddy 2.6
#   storage   OpenStack Swift instead of SeaweedFS
set -euo pipefail
folder=$(realpath -m "${1:?folder}")
here=$(dirname "$(realpath "$0")")
mkdir -p "$folder"

if ! docker image inspect vizitka-base/debian:13 >/dev/null 2>&1; then
  debootstrap --variant=minbase trixie "$folder/debian" >"$folder/debootstrap.log" 2>&1
  # Containers trust the certificates that this machine trusts.
  mkdir -p "$folder/debian/etc/ssl/certs"
  cp -L /etc/ssl/certs/ca-certificates.crt "$folder/debian/etc/ssl/certs/"
  rm -rf "$folder/debian"/var/cache/apt/archives/*.deb "$folder/debian"/var/lib/apt/lists/*
  tar --directory "$folder/debian" --create . | docker import - vizitka-base/debian:13 >/dev/null
  rm -rf --one-file-system "$folder/debian"
fi

npm install --silent --no-save --prefix "$folder/node" node@24 npm@11
docker build --quiet --network host --tag vizitka-base/node:24 --file "$here/node/Dockerfile" "$folder/node"
for name in postgres redis caddy; do
  docker build --quiet --network host --tag "vizitka-base/$name" "$here/$name"
done
docker build --quiet --network host --tag vizitka-base/storage --file "$here/storage/Dockerfile" "$here/../../.."
