/** The path to which pages report what is counted. Apart from the schema, so that pages load the path alone. */
export const usageEventsPath = '/use-events';
