-- What all nodes of the installation agree on; one row, written at the first start.
CREATE TABLE installation (
  only_row     boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Whether plans are sold or given; null: a release that only sold them has started first.
  offering     text CHECK (offering IN ('selling', 'giving')),
  -- The id in the folder that has the files; null: files are in a bucket.
  files_folder uuid
);
