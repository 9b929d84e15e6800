"""Requests, sockets and streams: what is asked, who may ask, what is answered. Imports every other
room.
"""
