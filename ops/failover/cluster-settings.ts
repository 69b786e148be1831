/** The settings of the recommended set-up in docs/deploy.md. */

export const ports = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 };
export const password = 'local';

/** Seconds after which a silent primary is replaced. */
const leaseSeconds = 20;

type Named = { name: string; address: string };

export function etcdOptions(self: Named, keepers: Named[], folder: string, isNew: boolean): string[] {
  const [clients, peers] = [ports.etcd, ports.etcdPeers].map((port) => `http://${self.address}:${port}`);
  const members = keepers.map(({ name, address }) => `${name}=http://${address}:${ports.etcdPeers}`);
  const options = {
    name: self.name,
    'data-dir': folder,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': members.join(','),
    'initial-cluster-state': isNew ? 'new' : 'existing',
    'heartbeat-interval': '250',
    'election-timeout': '2500',
    'log-level': 'warn',
    logger: 'zap',
  };
  return Object.entries(options).map(([name, value]) => `--${name}=${value ?? ''}`);
}

/** JSON is YAML. */
export function patroniSettings(self: Named, keepers: Named[], folder: string, programs: string): string {
  const user = (username: string) => ({ username, password });
  const api = `${self.address}:${ports.patroni}`;
  const database = `${self.address}:${ports.postgres}`;
  return JSON.stringify({
    scope: 'vizitka',
    name: self.name,
    restapi: { listen: api, connect_address: api },
    etcd3: { hosts: keepers.map(({ address }) => `${address}:${ports.etcd}`) },
    bootstrap: {
      dcs: {
        ttl: leaseSeconds,
        loop_wait: 5,
        retry_timeout: 5,
        // A primary whose PostgreSQL ended is replaced at once instead of restarted.
        primary_start_timeout: 0,
        synchronous_mode: true,
        // Without a standby no commit is acknowledged.
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_log_hints: 'on', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: database,
      connect_address: database,
      data_dir: `${folder}/data`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass`,
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: user('postgres'),
        replication: user('replicator'),
        rewind: user('rewinder'),
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host replication replicator all scram-sha-256',
        'host all all all scram-sha-256',
      ],
    },
  });
}

/** Leads one port to the primary and another one to the standbys, as Patroni reports them. */
export function haproxySettings(nodes: Named[], primaryPort: number, standbyPort: number): string {
  const listen = (role: string, port: number) => `listen ${role}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
${nodes.map(({ name, address }) => `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}`).join('\n')}
`;
  return `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${listen('primary', primaryPort)}${listen('replica', standbyPort)}`;
}
