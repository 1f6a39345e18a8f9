export { IdentityLinkList as default } from '../identities/IdentityLinkList';
