"""A server that runs on this machine: started, told how far it is seen, logged, kept alone."""
