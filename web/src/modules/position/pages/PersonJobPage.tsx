export { MatchList as default } from '../match/MatchList';
