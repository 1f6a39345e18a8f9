import { openApiDocument } from './openapi.ts';

// `npm run -s openapi`: the document without a server, for client generators and for review.
process.stdout.write(`${JSON.stringify(openApiDocument(process.env.VERSION ?? '0.1.0'), null, 2)}\n`);
