/** The settings of OpenStack Swift with its S3 interface: one disk, one copy, loopback only. */

export const storageServers = ['account', 'container', 'object'] as const;
export type StorageServer = (typeof storageServers)[number];

export type ObjectServerPorts = Record<StorageServer | 'proxy' | 'memcached', number>;
type Place = { folder: string; user: string };

export const hashConfig = '[swift-hash]\nswift_hash_path_suffix = s1\nswift_hash_path_prefix = p1\n';

export function storageConfig(name: StorageServer, port: number, { folder, user }: Place): string {
  return `[DEFAULT]
devices = ${folder}/srv
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}/etc
user = ${user}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;
}

/** s3api responds to PutBucketCors with 501, so CORS is configured here and on the container. */
export function proxyConfig(ports: ObjectServerPorts, webOrigin: string, { folder, user }: Place): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 0
swift_dir = ${folder}/etc
user = ${user}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = ${webOrigin}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;
}
