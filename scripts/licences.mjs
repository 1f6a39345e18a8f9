// `npm run -s licences`: the packages and fonts that the product ships, by licence.
import { licencesText } from './verify/licences.mjs';

process.stdout.write(licencesText());
