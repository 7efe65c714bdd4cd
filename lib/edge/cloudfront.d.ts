/** The part of the module of CloudFront's JavaScript runtime 2.0 that we use. */
declare module 'cloudfront' {
  const cloudfront: {
    /** The key value store that is associated with the function. */
    kvs(): { exists(key: string): Promise<boolean> };
  };
  export default cloudfront;
}
