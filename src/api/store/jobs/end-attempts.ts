type Client = { query: (text: string, values: unknown[]) => Promise<unknown> };

/** Takes its other attempts from a running job, so that its failure is for good. graphile-worker has no call for one that runs. */
export async function endAttempts(client: Client, jobId: string): Promise<void> {
  await client.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = $1::bigint',
    [jobId],
  );
}
