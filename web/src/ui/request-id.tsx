/** The id under which operators find a failure of the server in the logs; nothing without one. */
export const RequestId = ({ id }: { id: string | undefined }) =>
  id === undefined ? null : <p className="note break-anywhere">Request ID: {id}</p>;
