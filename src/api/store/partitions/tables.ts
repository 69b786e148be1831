/** The tables that are partitioned by their owner, in the order of their foreign keys: cards refer to uploads. */
export const partitionedTables = ['uploads', 'cards', 'binned_cards'] as const;

export type PartitionedTable = (typeof partitionedTables)[number];

/**
 * While they are filled, the partitioned tables are in a schema of their own, under the same names. The switch moves
 * tables between schemas, so that tables, indexes and constraints keep their names.
 */
export const schemas = {
  /** The partitioned tables until the switch, and the progress of the copy. */
  filled: 'partitioning',
  /** The partitions, for good. */
  partitions: 'partitions',
  /** The former tables, from the switch until they are dropped. */
  former: 'unpartitioned',
} as const;
